import { expect, it } from 'vitest'
import { changesOf } from './log-facts.ts'

it.each([
  [{ before: null, after: null }, []],
  [
    { before: null, after: { name: 'Sara', role: 'Editor' } },
    [
      ['Name', 'Sara'],
      ['Role', 'Editor'],
    ],
  ],
  [{ before: { role: 'Editor' }, after: { role: 'Operator' } }, [['Role', 'Editor → Operator']]],
  [{ before: { listed: true }, after: { listed: false } }, [['listed', 'yes → no']]],
  [{ before: { note: null }, after: { note: 'new' } }, [['note', 'nothing → new']]],
  [{ before: { position: 4 }, after: { position: 4 } }, [['Position', '4']]],
  [{ before: { name: 'Sara' }, after: null }, [['Name', 'Sara']]],
  [{ before: null, after: { event: 'signed-in' } }, [['What', 'Signed in']]],
  [{ before: { sessions: 2 }, after: null }, [['Sessions', '2']]],
  [
    { before: { state: 'listed' }, after: { state: 'hidden', reason: 'not-own-work' } },
    [
      ['State', 'Listed → Hidden'],
      ['Reason', 'work or pictures of somebody else'],
    ],
  ],
  [
    { before: null, after: { project: '0190f000-0000-7000-8000-00000000abcdef', reason: 'other' } },
    [
      ['Project', '…abcdef'],
      ['Reason', 'another reason'],
    ],
  ],
  [
    { before: null, after: { state: 'silent', without: 'logo', category: 5, searched: true } },
    [
      ['State', 'Silent for a week'],
      ['Without', 'A logo'],
      ['Service', 'Construction'],
      ['Searched', 'yes'],
    ],
  ],
  [
    { before: null, after: { outcome: 'nothing-wrong', kind: 'project', reports: 2 } },
    [
      ['What came of it', 'Nothing wrong'],
      ['What it was about', 'Project'],
      ['Reports', '2'],
    ],
  ],
  [
    { before: null, after: { mark: 'pec', validUntil: '2027-03-31' } },
    [
      ['Licence or registration', 'PEC licence'],
      ['Valid until', '31 Mar 2027'],
    ],
  ],
  [
    { before: { mark: 'ntn', state: 'entered' }, after: { reason: 'unreadable' } },
    [
      ['Licence or registration', 'Tax number (NTN)'],
      ['State', 'Waits to be checked'],
      ['Reason', 'the document cannot be read'],
    ],
  ],
  [{ before: null, after: { answer: 'refused' } }, [['Answer', 'The bank refuses to give the money back']]],
  [{ before: null, after: { from: '2026-11-22T19:00:00.000Z' } }, [['From', '23 Nov 2026, 00:00:00']]],
])('reads %j', (facts, expected) => {
  const lines = changesOf(facts).map(({ name, was, is }) => [name, was === undefined ? is : `${was} → ${is}`])
  expect(lines).toEqual(expected)
})
