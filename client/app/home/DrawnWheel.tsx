import { chakra } from '@chakra-ui/react'

const centre = 420
const monthTurn = Math.PI / 6
/** The middle of May stands at twelve o'clock. */
const firstAngle = -Math.PI / 2 - 4.5 * monthTurn

const at = (radius: number, month: number) => {
  const angle = firstAngle + month * monthTurn
  return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)].map((value) => value.toFixed(1)).join(',')
}
const arc = (radius: number, from: number, to: number) => `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}`

const seasons = ['info', 'info', 'positive', 'positive', 'positive', 'caution', 'caution', 'caution', 'worn', 'worn', 'worn', 'info']
const rings = [336, 276, 216, 156]
const planned = { fill: 'raised', stroke: 'ink' }
const done = { fill: 'positive', stroke: 'positive' }
const late = { fill: 'critical', stroke: 'critical' }
const marks = [
  { month: 1.6, ring: 0, shape: 'circle', ...done },
  { month: 2.4, ring: 0, shape: 'diamond', ...done },
  { month: 2.9, ring: 1, shape: 'square', ...done },
  { month: 3.3, ring: 0, shape: 'circle', ...done },
  { month: 3.5, ring: 1, shape: 'diamond', ...late },
  { month: 4.2, ring: 2, shape: 'circle', ...late },
  { month: 4.8, ring: 1, shape: 'diamond', ...planned },
  { month: 5.6, ring: 0, shape: 'diamond', ...planned },
  { month: 5.7, ring: 2, shape: 'circle', ...planned },
  { month: 6.6, ring: 1, shape: 'square', ...planned },
  { month: 7.3, ring: 0, shape: 'circle', ...planned },
] as const
const shapes = {
  circle: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z',
  diamond: 'M0-14L14 0L0 14L-14 0Z',
  square: 'M-8-8H8V8H-8Z',
}

/** A year of somebody's, without their data: what the wheel looks like before one has one. */
export const DrawnWheel = () => (
  <Drawing viewBox="0 0 840 840">
    {rings.map((radius, index) => (
      <chakra.circle key={radius} cx={centre} cy={centre} r={radius} fill={index % 2 ? 'surface' : 'sunken'} />
    ))}
    <chakra.circle cx={centre} cy={centre} r="96" fill="raised" />
    {seasons.map((season, month) => (
      <chakra.path key={month} d={arc(368, month + 0.02, month + 0.98)} fill="none" stroke={`${season}.subtle`} strokeWidth="36" />
    ))}
    <chakra.path d={arc(306, 4.3, 5.9)} fill="none" stroke="ink" strokeWidth="16" strokeLinecap="round" />
    <chakra.path d={arc(306, 4.3, 5.9)} fill="none" stroke="raised" strokeWidth="12" strokeLinecap="round" />
    {marks.map(({ month, ring, shape, fill, stroke }) => (
      <g key={`${month}-${ring}`} transform={`translate(${at(rings[ring]! - 30, month)})`}>
        <chakra.path d={shapes[shape]} fill={fill} stroke={stroke} strokeWidth="2" />
      </g>
    ))}
    <chakra.path d={`M${centre - 2} 34h4l3 290h-10Z`} fill="accent" />
    <chakra.circle cx={centre} cy="34" r="6" fill="accent" />
  </Drawing>
)

const Drawing = chakra('svg', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineStart: '50%',
    transform: 'translateX(-50%)',
    width: { base: '560px', md: '840px' },
    maxWidth: 'none',
  },
})
