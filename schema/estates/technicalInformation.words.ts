export const waterSupplies = ['municipal', 'shared', 'own'] as const

export const sewers = ['municipal', 'shared', 'septicTank', 'treatmentPlant', 'none'] as const

export const energyGrades = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
