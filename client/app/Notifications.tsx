import { createToaster, Toast, Toaster } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { type Notice, type NoticeKind, type NoticeText, showNoticesIn } from '#client/ui/notify.ts'

const mainDuration = 5000
const shortDuration = 2500
const mostAtOnce = 4
const icons: Record<NoticeKind, typeof Info> = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert }

const toaster = createToaster({
  placement: 'top-end',
  max: mostAtOnce,
  overlap: false,
  gap: 10,
  duration: mainDuration,
  offsets: { top: '88px', right: 'max(16px, calc((100vw - 1200px) / 2))', bottom: '16px', left: '16px' },
})

/** The main host: top right below the bar, four at most, five seconds each. */
export function Notifications() {
  const text = useText()
  useEffect(() => {
    const words = (from: NoticeText, values: Notice['values']) => (typeof from === 'string' ? text(from, values) : from.text)
    return showNoticesIn(({ kind, title, detail, values, short, closable = true }) => {
      toaster.create({
        type: kind,
        title: words(title, values),
        description: detail && words(detail, values),
        duration: short ? shortDuration : mainDuration,
        closable,
      })
    })
  }, [text])

  return (
    <Toaster toaster={toaster} aria-label={text('app.notices')}>
      {({ type, title, description, closable }) => {
        const Icon = icons[type as NoticeKind]
        return (
          <Toast.Root>
            <Toast.Indicator>
              <Icon aria-hidden />
            </Toast.Indicator>
            <Toast.Title>{title}</Toast.Title>
            {description && <Toast.Description>{description}</Toast.Description>}
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
