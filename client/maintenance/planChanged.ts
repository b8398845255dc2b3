export { planChanged } from '#client/estates/findings/planChanged.ts'
