import type { Texts } from '../messages.ts'
import app from '../nb/app.json' with { type: 'json' }
import common from '../nb/common.json' with { type: 'json' }
import estateList from '../nb/estateList.json' with { type: 'json' }
import logout from '../nb/logout.json' with { type: 'json' }
import validations from '../nb/validations.json' with { type: 'json' }

/** What every page may have to say. The rest comes with the screens that say it. */
export const start = { app, common, estateList, logout, validations }

/** All that comes later, fetched by its domain. */
export const later = import.meta.glob<Texts>(
  ['../nb/*.json', '!../nb/{app,common,estateList,logout,validations}.json', '../../../schema/{errors,projects/controlNames}/nb.json'],
  { import: 'default' },
)
