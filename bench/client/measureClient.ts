import type { Running } from '../processes/running.ts'

export interface RouteFigures {
  path: string
  scriptGzKb: number
  requests: number
  lcpMs: number
  cls: number
}

export const measureClient = async (_running: Running, _say: (line: string) => void): Promise<RouteFigures[]> => []
