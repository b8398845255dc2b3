import { Button, chakra } from '@chakra-ui/react'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { isStale } from '#client/access/refusal.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { useUnsaved } from '#client/ui/form/unsaved.ts'
import { Note } from '#client/ui/Note.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
import { writtenNumber } from '#client/ui/writing.ts'
import { amountIn, cellKey, copiedCells, pastedInto, stepOf, type Typed } from './cells.ts'
import { FigureTable, Scroll } from './FigureTable.tsx'
import type { Budgets, useSaveBudgets } from './useEconomy.ts'

interface BudgetGridProps {
  budgets: Budgets
  onSave: ReturnType<typeof useSaveBudgets>
  onNewest: () => Promise<Budgets | undefined>
  onDone: () => void
}

/** All amounts as in a spreadsheet: the arrows go from cell to cell, and what was copied elsewhere is pasted over several. */
export function BudgetGrid({ budgets, onSave, onNewest, onDone }: BudgetGridProps) {
  const [typed, setTyped] = useState<Typed>({})
  const [base, setBase] = useState(budgets)
  const [isBusy, act] = useAct()
  const [isBehind, setBehind] = useState(false)
  const text = useText()
  const opened = { version: budgets.version }
  useUnsaved(Object.keys(typed).length > 0 ? () => ({ opened, typed }) : undefined, opened, (kept) => setTyped(kept as Typed))
  const years = base.totals.map(({ year }) => year).filter((year) => year >= base.thisYear - 1)
  const buildingIds = base.buildings.map(({ buildingId }) => buildingId)
  const wrong = Object.values(typed).filter((value) => amountIn(value) === undefined).length

  function paste(event: ClipboardEvent<HTMLInputElement>, at: { column: number; row: number }) {
    const copied = copiedCells(event.clipboardData.getData('text/plain'))
    if (copied.length < 2 && (copied[0]?.length ?? 0) < 2) return
    event.preventDefault()
    const cells = pastedInto({ buildingIds, years }, at, copied)
    setTyped((before) => ({ ...before, ...cells }))
    notify.info('maintenance.economy.form.pasted', { values: { count: Object.keys(cells).length }, short: true })
  }
  async function save() {
    const changed = Object.entries(typed).map(([key, value]) => {
      const [buildingId = '', year] = key.split(' ')
      return { buildingId, year: Number(year), amount: amountIn(value) ?? null }
    })
    try {
      if (changed.length) await onSave({ version: base.version, budgets: changed })
      setTyped({})
      notify.success('maintenance.economy.form.saved')
      onDone()
    } catch (error) {
      // What else goes wrong is told by the call itself.
      if (isStale(error)) {
        const newest = await onNewest().catch(() => undefined)
        if (newest) setBase(newest)
        setBehind(true)
      }
    }
  }
  return (
    <Section title={<Text id="maintenance.economy.form.title" />}>
      <chakra.p color="muted" marginBottom="4" hideBelow="sm">
        <Text id="maintenance.economy.form.help" />
      </chakra.p>
      {isBehind && (
        <chakra.div marginBottom="4">
          <Note title={<Text id="maintenance.economy.form.stale" />} />
        </chakra.div>
      )}
      <Sheet paddingBlock="2">
        <Scroll>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">
                  <Text id="maintenance.economy.year" />
                </th>
                {base.buildings.map(({ buildingId, name }) => (
                  <th key={buildingId} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {years.map((year, row) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  {base.buildings.map(({ buildingId, name, years: kept }, column) => {
                    const key = cellKey(buildingId, year)
                    const before = kept.find((each) => each.year === year)
                    const value = typed[key] ?? (before?.amount == null ? '' : writtenNumber(before.amount))
                    return (
                      <td key={buildingId} data-label={name}>
                        <Cell
                          inputMode="decimal"
                          autoComplete="off"
                          aria-label={text('maintenance.economy.form.cell', { name, year: String(year) })}
                          aria-invalid={amountIn(value) === undefined || undefined}
                          data-column={column}
                          data-row={row}
                          placeholder={before?.planned ? writtenNumber(Math.round(before.planned)) : ''}
                          value={value}
                          onFocus={({ currentTarget }) => currentTarget.select()}
                          onChange={({ currentTarget }) => setTyped({ ...typed, [key]: currentTarget.value })}
                          onPaste={(event) => paste(event, { column, row })}
                          onKeyDown={move}
                        />
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroll>
      </Sheet>
      <Bar>
        <chakra.output color="critical.fg">
          {wrong > 0 && <Text id="maintenance.economy.form.wrong" values={{ count: wrong }} />}
        </chakra.output>
        <Button onClick={onDone}>
          <Text id="maintenance.economy.form.cancel" />
        </Button>
        <Button variant="solid" disabled={isBusy || wrong > 0} onClick={() => act(save)}>
          <Text id="maintenance.economy.form.save" />
        </Button>
      </Bar>
    </Section>
  )
}

function move(event: KeyboardEvent<HTMLInputElement>) {
  const cell = event.currentTarget
  const step = stepOf(event.key, cell)
  if (!step) return
  const [column, row] = [Number(cell.dataset['column']) + step[0], Number(cell.dataset['row']) + step[1]]
  const next = cell.closest('table')?.querySelector<HTMLInputElement>(`input[data-column="${column}"][data-row="${row}"]`)
  event.preventDefault()
  next?.focus()
}

const Cell = chakra('input', {
  base: {
    width: { base: '160px', sm: 'full' },
    minWidth: '110px',
    minHeight: 'target',
    paddingInline: '3',
    textAlign: 'end',
    bg: 'transparent',
    borderWidth: { base: '1px', sm: 0 },
    borderColor: 'control',
    borderRadius: 'control',
    _placeholder: { color: 'faint' },
    _invalid: { outline: '2px solid', outlineColor: 'critical.fg' },
  },
})

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '3',
    bg: 'surface',
    borderTopWidth: '1px',
    '& > output': { marginEnd: 'auto' },
  },
})
