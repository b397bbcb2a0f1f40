import { it } from 'vitest'
import { proveSheets } from '../../../../test/prove-sheets.ts'

it('a thousand random sheets come back as the same prices, or their rows are named', () => proveSheets(1000))
