import { expectGoodDesk } from '../support/desk-states/see.ts'
import { walkDesk } from '../support/desk-states/walk-desk.ts'

walkDesk(() => expectGoodDesk)
