import { arc } from 'd3-shape'
import { monthsLater } from '#schema/maintenance/recurrence.ts'

/** Where things lie on the wheel: twelve months are a turn, clockwise from twelve o'clock. */
export interface Ring {
  key: string
  name: string
}
interface Marked {
  id: string
  date: string
  ring: string
  /** How many it stands for, beside itself. */
  more: number
}
export interface Placed<T> {
  item: T
  x: number
  y: number
  /** How many lie under this mark, where there is no room for them. */
  hidden: number
}

const turn = 2 * Math.PI
const closest = 25

/** Of twelve months that begin on that day. */
export const angleOf = (date: string, from: string) => {
  const start = Date.parse(from)
  return ((Date.parse(date) - start) / (Date.parse(monthsLater(from, 12)) - start)) * turn
}
const monthAngle = (from: string, month: number) => (month === 12 ? turn : angleOf(monthsLater(from, month), from))

const sector = arc<{ inner: number; outer: number; from: number; to: number }>()
  .innerRadius(({ inner }) => inner)
  .outerRadius(({ outer }) => outer)
  .startAngle(({ from }) => from)
  .endAngle(({ to }) => to)

/** The wheel's own measures, for a radius and a turn. */
export class WheelShape {
  readonly radius: number
  readonly rotation: number
  /** Its first day. */
  readonly from: string
  readonly centre: number
  readonly inner: number
  readonly outer: number
  readonly rings: readonly Ring[]

  constructor({ radius, rotation = 0, from, rings }: { radius: number; rotation?: number; from: string; rings: readonly Ring[] }) {
    this.radius = radius
    this.rotation = rotation
    this.from = from
    this.rings = rings
    this.centre = radius + 20
    this.outer = radius - 62
    this.inner = radius * 0.35
  }

  point(radius: number, angle: number): [number, number] {
    const at = angle + this.rotation - turn / 4
    return [this.centre + radius * Math.cos(at), this.centre + radius * Math.sin(at)]
  }
  sector(inner: number, outer: number, from: number, to: number) {
    return sector({ inner, outer, from: from + this.rotation, to: to + this.rotation }) ?? ''
  }
  /** Of its months, the first is 0. */
  month(month: number): [number, number] {
    return [monthAngle(this.from, month), monthAngle(this.from, month + 1)]
  }
  get ringWidth() {
    return (this.outer - this.inner) / Math.max(this.rings.length, 1)
  }
  ring(index: number): [number, number] {
    const outer = this.outer - index * this.ringWidth
    return [outer - this.ringWidth, outer]
  }
  /** In the middle of the ring, where its marks lie. */
  lane(index: number) {
    const [inner, outer] = this.ring(index)
    return (inner + outer) / 2 + 4
  }

  /** Which of its months is under a point of the drawing, from 0; none in the hub and outside. */
  monthAt(x: number, y: number) {
    const [dx, dy] = [x - this.centre, y - this.centre]
    const away = Math.hypot(dx, dy)
    if (away < this.inner / 2 || away > this.radius + 40) return undefined
    const angle = (Math.atan2(dy, dx) + turn / 4 - this.rotation + 2 * turn) % turn
    for (let month = 0; month < 12; month++) if (angle < this.month(month)[1]) return month
    return 11
  }

  /** Marks beside each other where there is room; two that touch are stacked, and further ones are told as a number. */
  place<T extends Marked>(items: readonly T[]): Placed<T>[] {
    const ends = new Map<string, { angle: number; stacked: number; last: Placed<T> }>()
    const placed: Placed<T>[] = []
    for (const item of items) {
      const index = Math.max(
        this.rings.findIndex(({ key }) => key === item.ring),
        0,
      )
      const lane = this.lane(index)
      const angle = angleOf(item.date, this.from)
      const before = ends.get(item.ring)
      const touches = before !== undefined && (angle - before.angle) * lane < closest
      const room = Math.max(1, Math.floor((this.ringWidth - 8) / closest))
      if (touches && before.stacked >= room) {
        before.last.hidden += 1 + item.more
        continue
      }
      const stacked = touches ? before.stacked + 1 : 1
      const at = touches ? before.angle : angle
      const [x, y] = this.point(lane + (room > 1 ? this.ringWidth / 4 : 0) - (stacked - 1) * closest, at)
      const mark = { item, x, y, hidden: item.more }
      placed.push(mark)
      ends.set(item.ring, { angle: at, stacked, last: mark })
    }
    return placed
  }
}

/** The shape tells the priority: a diamond is high, a circle medium, a square low. */
export function outline(priority: number, size = 1) {
  const r = (priority === 1 ? 12.5 : priority === 2 ? 10 : 8) * size
  if (priority === 1) return `M0 ${-r * 1.1}L${r * 1.1} 0L0 ${r * 1.1}L${-r * 1.1} 0Z`
  if (priority === 2) return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  return `M${-r} ${-r}H${r}V${r}H${-r}Z`
}
