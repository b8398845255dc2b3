import { Button, chakra, Toast, Toaster } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, Undo2, X } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { type Notice, type NoticeKind, type NoticeText, showNoticesIn, stopShowingIn } from '#client/ui/notify.ts'
import { mainDuration, shortDuration, toaster, undoDuration } from './toaster.ts'

const icons: Record<NoticeKind, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert }

export function Notifications() {
  const text = useText()
  useEffect(() => {
    const words = (from: NoticeText, values: Notice['values']) => (typeof from === 'string' ? text(from, values) : from.text)
    const show = ({ kind, title, detail, values, short, closable = true, about, undo }: Notice) =>
      toaster.create({
        meta: { about },
        type: kind,
        title: words(title, values),
        description: detail && words(detail, values),
        duration: undo ? undoDuration : short ? shortDuration : mainDuration,
        closable,
        ...(undo && { action: { label: text('common.undo'), onClick: undo } }),
      })
    const take = (about: string) => {
      for (const { id, meta } of toaster.getVisibleToasts()) if (meta?.['about'] === about) toaster.dismiss(id)
    }
    const host = { show, take }
    // The toaster begins to listen a moment after it is mounted; what is said before is lost on it.
    const start = setTimeout(() => showNoticesIn(host))
    return () => {
      clearTimeout(start)
      stopShowingIn(host)
    }
  }, [text])

  return (
    <Toaster toaster={toaster} aria-label={text('app.notices')}>
      {({ type, title, description, closable, action }) => {
        const Icon = icons[type as NoticeKind]
        return (
          <Toast.Root>
            <chakra.span color="var(--edge)" marginTop="2px">
              <Icon size={20} aria-hidden />
            </chakra.span>
            <Toast.Title>{title}</Toast.Title>
            {description && <Toast.Description>{description}</Toast.Description>}
            {action && (
              <Toast.ActionTrigger asChild>
                <Button size="sm">
                  <Undo2 aria-hidden />
                  {action.label}
                </Button>
              </Toast.ActionTrigger>
            )}
            {closable && (
              <Toast.CloseTrigger aria-label={text('common.close')}>
                <X size={20} aria-hidden />
              </Toast.CloseTrigger>
            )}
          </Toast.Root>
        )
      }}
    </Toaster>
  )
}
