import { chakra } from '@chakra-ui/react'

/** How much of the budget is used; where it is more, the mark stands where the budget ends. */
export function BudgetBar({ spent, budget }: { spent: number; budget: number }) {
  const isOver = spent > budget
  const share = isOver ? 100 : budget ? (spent / budget) * 100 : 0
  return (
    <chakra.span display="block" position="relative" height="6px" marginBlock="4px 6px" borderRadius="pill" bg="hairline" aria-hidden>
      <chakra.span
        display="block"
        height="full"
        borderRadius="pill"
        bg={isOver ? 'critical.solid' : 'brand.solid'}
        style={{ width: `${share}%` }}
      />
      {isOver && (
        <chakra.span
          position="absolute"
          top="-4px"
          height="14px"
          width="2px"
          bg="ink"
          style={{ insetInlineStart: `${(budget / spent) * 100}%` }}
        />
      )}
    </chakra.span>
  )
}
