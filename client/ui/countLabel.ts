/** How many there are; where they were counted no further than that, with a plus. */
export const countLabel = (count: number, andMore: boolean) => (andMore ? `${count}+` : count)
