import { describe, expect, test } from 'vitest'
import { fitted, kept, panBy, pinch, scaleOf, wholePicture, zoomBy, zoomTo } from '#client/files/viewer/zoom.ts'

const frame = { width: 800, height: 600 }
const times = <T>(count: number, change: (value: T) => T, value: T): T => (count ? times(count - 1, change, change(value)) : value)

describe('zooming', () => {
  test('goes by a factor of one and a half', () => {
    expect(scaleOf(zoomBy(wholePicture, 1))).toBe(1.5)
    expect(scaleOf(zoomBy(wholePicture, -1))).toBeCloseTo(1 / 1.5)
  })

  test('ends after five steps each way', () => {
    expect(times(9, (view) => zoomBy(view, 1), wholePicture).step).toBe(5)
    expect(times(9, (view) => zoomBy(view, -1), wholePicture).step).toBe(-5)
  })

  test('leaves what is under the pointer where it is', () => {
    const anchor = { x: 120, y: -80 }
    const view = zoomBy(zoomBy(wholePicture, 1, anchor), 1, anchor)
    const ofPicture = { x: (anchor.x - view.x) / scaleOf(view), y: (anchor.y - view.y) / scaleOf(view) }
    expect(ofPicture.x).toBeCloseTo(anchor.x)
    expect(ofPicture.y).toBeCloseTo(anchor.y)
  })

  test('from between two steps goes to the next whole one', () => {
    expect(zoomBy(zoomTo(wholePicture, 1.4), 1).step).toBe(2)
    expect(zoomBy(zoomTo(wholePicture, 1.4), -1).step).toBe(1)
    expect(zoomBy(zoomTo(wholePicture, 2), 1).step).toBe(3)
  })
})

describe('pinching', () => {
  const thumb = { x: -50, y: 0 }

  test('grows the picture with the distance of the fingers', () => {
    const view = pinch(wholePicture, [thumb, { x: 50, y: 0 }], [thumb, { x: 100, y: 0 }])
    expect(scaleOf(view)).toBeCloseTo(1.5)
    expect(view.step).toBeCloseTo(1)
  })

  test('moves it with their middle', () => {
    const view = pinch(
      wholePicture,
      [thumb, { x: 50, y: 0 }],
      [
        { x: -40, y: 20 },
        { x: 60, y: 20 },
      ],
    )
    expect(view).toEqual({ step: 0, x: 10, y: 20 })
  })

  test('stops at the last step, and at fingers on one spot', () => {
    expect(pinch(wholePicture, [thumb, { x: -49, y: 0 }], [thumb, { x: 4000, y: 0 }]).step).toBe(5)
    expect(pinch(wholePicture, [thumb, thumb], [thumb, { x: 9, y: 0 }]).step).toBe(0)
  })
})

describe('panning', () => {
  const shown = { width: 800, height: 500 }

  test('ends at the edge of the picture', () => {
    const view = kept(panBy(zoomTo(wholePicture, 2), { x: 9999, y: -9999 }), shown, frame)
    expect(view).toEqual({ step: 2, x: (800 * 2.25 - 800) / 2, y: -(500 * 2.25 - 600) / 2 })
  })

  test('leaves a picture that fits in the middle', () => {
    expect(kept(panBy(wholePicture, { x: 30, y: -30 }), shown, frame)).toEqual(wholePicture)
  })
})

test.each([
  [
    { width: 1600, height: 1000 },
    { width: 800, height: 500 },
  ],
  [
    { width: 600, height: 1200 },
    { width: 300, height: 600 },
  ],
  [
    { width: 200, height: 100 },
    { width: 200, height: 100 },
  ],
])('a picture of %o fits as %o', (picture, size) => {
  expect(fitted(picture, frame)).toEqual(size)
})
