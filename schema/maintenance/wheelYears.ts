export const firstWheelYear = 1900
export const lastWheelYear = 2200
