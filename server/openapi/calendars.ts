import type { Components } from './components.ts'
import { tag } from './headers.ts'
import type { ApiOperation } from './operations.ts'
import { responsesTo } from './refusedAnswers.ts'

const text = (type: string) => ({ [type]: { schema: { type: 'string' } } })

/** The year wheel as calendar programs fetch it. */
export const calendars = (components: Components): Record<string, { get: ApiOperation }> => ({
  '/api/public/calendar/{secret}.ics': {
    get: {
      operationId: 'calendar',
      summary: 'The year wheel as a calendar',
      description:
        'The year wheel of an estate in iCalendar, one year back and two ahead: what is to be done, and what was done. Each time of a task is an event of a whole day.\n\nPermission: the secret of a calendar feed whose maker may read the year wheel.',
      tags: ['maintenance'],
      security: [],
      parameters: [
        {
          name: 'secret',
          in: 'path',
          required: true,
          description: 'The secret of the feed, as its address has it.',
          schema: { type: 'string', pattern: '^[A-Za-z0-9_-]+$' },
          example: 'demo-calendar',
        },
        {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          description: 'The tag of an earlier answer; 304 where nothing has changed.',
          schema: { type: 'string' },
          example: '"a1b2c3"',
        },
      ],
      responses: {
        200: {
          description: 'The year wheel in iCalendar.',
          headers: tag,
          content: text('text/calendar'),
        },
        304: { description: 'Nothing has changed since the answer with that tag.', headers: tag },
        404: { description: 'There is no such feed, or no more.', content: text('text/plain') },
        ...responsesTo(components, ['tooMany', 'internalError', 'busy', 'databaseAway'], { whose: '.ofFeed' }),
      },
    },
  },
})
