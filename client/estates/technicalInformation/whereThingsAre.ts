/** What one looks for in a hurry. */
export const whereThingsAre = ['mainStopcock', 'fuseBox', 'waterMeter', 'electricityMeter'] as const
