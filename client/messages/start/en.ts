import app from '../en/app.json' with { type: 'json' }
import common from '../en/common.json' with { type: 'json' }
import estateList from '../en/estateList.json' with { type: 'json' }
import logout from '../en/logout.json' with { type: 'json' }
import validations from '../en/validations.json' with { type: 'json' }
import type { Texts } from '../messages.ts'

/** What every page may have to say. The rest comes with the screens that say it. */
export const start = { app, common, estateList, logout, validations }

/** All that comes later, fetched by its domain. */
export const later = import.meta.glob<Texts>(
  ['../en/*.json', '!../en/{app,common,estateList,logout,validations}.json', '../../../schema/{errors,projects/controlNames}/en.json'],
  { import: 'default' },
)
