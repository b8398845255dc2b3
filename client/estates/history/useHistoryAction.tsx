import { History } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import type { RowAction } from '#client/ui/rowAction.ts'
import { useHistoryPath } from './useHistoryPath.ts'

/** The way to a record's history, for the menu of its row. */
export function useHistoryAction() {
  const pathOf = useHistoryPath()
  return (recordId: string): readonly RowAction[] => {
    const to = pathOf(recordId)
    return to ? [{ name: 'history', icon: History, text: <Text id="estates.section.history" />, to }] : []
  }
}
