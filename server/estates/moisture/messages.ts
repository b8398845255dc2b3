import { array, boolean, mixed, number, object, string, ValidationError } from 'yup'
import { hasBeen } from '#schema/estates/moisture.input.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Measured, Message } from './keepMessage.ts'

const moment = () =>
  string()
    .strict()
    .test((value) => value === undefined || hasBeen(value))
const percent = () => number().strict().min(0).max(100)
const device = () => string().strict().min(1).max(100).required()
const mostSamples = 100

const disruptive = object({
  targetName: string()
    .strict()
    .matches(/^projects\/[^/]+\/devices\/[^/]{1,100}$/)
    .required(),
  eventType: string().strict().required(),
  data: object({
    humidity: object({
      relativeHumidity: percent(),
      updateTime: moment(),
      isBackfilled: boolean(),
      samples: array(object({ relativeHumidity: percent().required(), sampleTime: moment().required() })).max(mostSamples),
    }).default(undefined),
  }).required(),
  isBackfilled: boolean(),
})
const thingsStack = object({
  end_device_ids: object({ device_id: device() }).required(),
  received_at: moment(),
  uplink_message: object({
    received_at: moment(),
    decoded_payload: object({ humidity: percent(), wood_moisture: percent(), moisture: percent() }).default(undefined),
  }).default(undefined),
})
const either = mixed<object>().required()

/** What the webhooks of Disruptive Technologies and of The Things Stack say, in our words. */
export function readMessage(body: unknown): Message {
  try {
    const sent = either.validateSync(body)
    return 'targetName' in sent ? fromDisruptive(disruptive.validateSync(sent)) : fromThingsStack(thingsStack.validateSync(sent))
  } catch (error) {
    if (error instanceof ValidationError) throw new AppError('unprocessableEntity', undefined, { cause: error })
    throw error
  }
}

function fromDisruptive({ targetName, eventType, data, isBackfilled }: ReturnType<typeof disruptive.validateSync>): Message {
  const message = {
    source: 'dt',
    deviceId: targetName.split('/').at(-1)!,
    isBackfilled: isBackfilled ?? data.humidity?.isBackfilled ?? false,
  } as const
  // Batteries and signal strengths are heard, and not kept.
  if (eventType !== 'humidity') return { ...message, measured: [] }
  const { relativeHumidity, updateTime, samples } = data.humidity ?? {}
  const all = samples?.length
    ? samples.map((sample) => [sample.relativeHumidity, sample.sampleTime] as const)
    : [[relativeHumidity, updateTime] as const]
  return { ...message, measured: all.map(([value, at]) => measuredAs('RH_PERCENT', value, at)) }
}

function fromThingsStack({ end_device_ids, received_at, uplink_message }: ReturnType<typeof thingsStack.validateSync>): Message {
  const message = { source: 'ttn', deviceId: end_device_ids.device_id, isBackfilled: false } as const
  if (!uplink_message) return { ...message, measured: [] }
  const { humidity, wood_moisture, moisture } = uplink_message.decoded_payload ?? {}
  const at = uplink_message.received_at ?? received_at
  const wood = wood_moisture ?? moisture
  const measured = [
    ...(humidity === undefined ? [] : [measuredAs('RH_PERCENT', humidity, at)]),
    ...(wood === undefined ? [] : [measuredAs('WOOD_MOISTURE_WT_PERCENT', wood, at)]),
  ]
  return { ...message, measured }
}

function measuredAs(quantity: Measured['quantity'], value: number | undefined, measuredAt: string | undefined): Measured {
  if (value === undefined || measuredAt === undefined) throw new AppError('unprocessableEntity')
  return { quantity, value, measuredAt }
}
