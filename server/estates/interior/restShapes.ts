import { object } from 'yup'
import { createRoomInput, updateRoomInput } from '#schema/estates/interior/rooms.input.ts'
import { id, optionalId } from '#schema/fields.ts'

/** What the REST rows of the interior tell and take, on the estate as through a project. */

const comments = 'comments(first: 100) { edges { node { id text createdAt pictures { id file { id name path size type url } } version } } }'
const room = `id type name areaM2 sortOrder commentCount version ${comments}`

export const floorAnswer = `{ floorId: id type name sortOrder areaM2 roomCount version rooms(first: 1000) { edges { node { ${room} } } } }`
export const roomAnswer = `{ id type name areaM2 sortOrder commentCount version floor { floorId: id } ${comments} }`

/** The room is sent in a part of its own, beside the floor that it is on. */
export const newRoom = object({ floorId: id(), room: createRoomInput.omit(['estateId', 'floorId']) })
export const changedRoom = object({ floorId: optionalId(), room: updateRoomInput.omit(['estateId', 'floorId']) })
export const flatRoom = ({ room: sent, ...body }: Readonly<Record<string, unknown>>) => ({ ...(sent as object | undefined), ...body })
