import { isKeptToItsPrice } from './isKeptToItsPrice.ts'

isKeptToItsPrice(2)
