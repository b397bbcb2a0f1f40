import * as fc from 'fast-check'

/** Texts that have broken parsers, databases, templates and shells. */
const notorious = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\u0001\u0008\u001f\u007f\u0085',
    '\u202etxt.exe',
    '\u200b',
    '\u2028\u2029',
    '\ufeff',
  ],
  ...[
    '\ud800',
    'x\udfff',
    '\udc00\ud800',
    '\ufffe\uffff',
    'I\u0307\u0130\u0131',
    '\ufb00\u1e9e',
    '\u{1f3e0}'.repeat(60),
    `a${'\u0301'.repeat(400)}`,
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    'true',
  ],
  ...['-1', '0', '1.5', '1e309', '-0', '0x10', '01', '９', '9'.repeat(400), ' 1', '1 ', '+1', '2147483648'],
  ...[
    "' or 1=1 --",
    '"; drop table users; --',
    '%',
    '_',
    '\\',
    "\\'",
    '%%_',
    '*',
    'x" OR "a"="a',
    'a:b',
    'AND OR NOT NEAR(',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '//example.com',
    'data:text/html,x',
  ],
  ...[
    '../../../etc/passwd',
    '..\\..\\windows',
    'C:\\x',
    '/etc/passwd\u0000.jpg',
    '\r\nx-injected: yes',
    '$(7*7)',
    '{{7*7}}',
    '%s%n',
  ],
  ...[
    'a@b',
    'a@example.com\r\nbcc: b@example.com',
    '"a b"@example.com',
    `${'a'.repeat(250)}@example.com`,
    '[]',
    '{}',
    '["x"]',
    '[[',
  ],
]

const longText = fc
  .tuple(
    fc.constantFrom('x', '\u0000', ' ', 'é', '\u{10400}', '\ud800', '<'),
    fc.constantFrom(101, 256, 1025, 5001, 10_001, 66_000, 120_000),
  )
  .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)))

/** Any UTF-16 code units, also control characters and unpaired surrogates. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units))

/** Text that nobody should send. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...notorious) },
  { weight: 2, arbitrary: anyUnits },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: longText },
)

/** JSON as text, because objects cannot express duplicate keys, `__proto__` or endless numbers. */
export const nastyJson: fc.Arbitrary<string> = fc.oneof(
  nastyText.map((text) => JSON.stringify(text)),
  fc.constantFrom(
    'null',
    'true',
    'false',
    '0',
    '-0',
    '-1',
    '1.5',
    '1e308',
    '1e999',
    '-1e999',
    '2147483648',
    '9007199254740993',
  ),
  fc.constantFrom(
    '9'.repeat(500),
    `0.${'0'.repeat(400)}1`,
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '{"$ne":null}',
    '{"length":1}',
    '"\\ud800"',
    '"\\u0000"',
  ),
  fc.constantFrom(
    '{"__proto__":{"role":"Admin"}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"toString":1,"valueOf":2}',
  ),
  fc.integer({ min: 2, max: 3000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.integer({ min: 2, max: 1500 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.double().map((value) => JSON.stringify(value)),
  fc.array(nastyText, { maxLength: 4 }).map((texts) => JSON.stringify(texts)),
  fc.json({ maxDepth: 3 }),
)

/** Bytes that are not JSON, or JSON in an encoding that the server refuses. */
export const brokenJson: fc.Arbitrary<Buffer> = fc.oneof(
  fc
    .constantFrom(
      '',
      ' ',
      '{',
      '}',
      '[',
      '{"a"',
      '{"a":}',
      '{a:1}',
      "{'a':1}",
      '{"a":1,}',
      '{"a":01}',
      '{}{}',
      'nul',
      '"',
      '"\u0000"',
      '\ufeff{}',
      '//x\n{}',
      '\u00a0{}',
      'undefined',
      '-',
      '1e',
      '{"a":1}x',
    )
    .map((text) => Buffer.from(text)),
  fc.constantFrom('[', '{"a":', '[{"a":').map((open) => Buffer.from(open.repeat(15_000))),
  fc
    .constantFrom(90_000, 102_400, 102_401, 400_000)
    .map((size) => Buffer.from(`{"a":"${'x'.repeat(size)}"}`)),
  fc.constant(Buffer.from(`{${'"a":1,'.repeat(14_000)}"a":1}`)),
  fc.constant(Buffer.from('{"email":"a@example.com","password":"secret"}', 'utf16le')),
  fc
    .constantFrom(
      [0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d],
      [0xc0, 0x80],
      [0xed, 0xa0, 0x80],
      [0x22, 0xf0, 0x28, 0x8c, 0x22],
      [0x1f, 0x8b, 8, 0],
    )
    .map((bytes) => Buffer.from(bytes)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)

const plainId = '0193a1b2-c3d4-7e5f-8a6b-112233445566'
/** Ids of every format. */
const idLike: fc.Arbitrary<string> = fc.oneof(
  fc.uuid(),
  fc.uuid().map((text) => text.toUpperCase()),
  fc.constantFrom(
    plainId.replaceAll('-', ''),
    `{${plainId}}`,
    `urn:uuid:${plainId}`,
    `${plainId}x`,
    plainId.slice(1),
    `-${plainId}`,
    `${plainId}%00`,
    `${plainId}%20`,
    `${plainId}/`,
    `${plainId}.jpg`,
  ),
  fc.constantFrom(
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '0193a1b2-c3d4-0e5f-0a6b-112233445566',
  ),
  fc.integer().map(String),
)

/** Parts of a path or a query as in the request line: encoded correctly, wrongly, or not at all. */
export const nastyPiece: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: nastyText
      .filter((text) => text.length < 3000)
      .map((text) => encodeURIComponent(text.toWellFormed())),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...[
        '%00',
        'a%00b',
        '%',
        '%z',
        '%zz',
        '%u0041',
        '%2',
        '%c0%80',
        '%ff',
        '%ed%a0%80',
        '%e2%82',
        '%25%30%30',
        '%2500',
      ],
      ...[
        '.',
        '..',
        '%2e',
        '%2e%2e',
        '%2e%2e%2f',
        '..%2f..%2f..%2fetc%2fpasswd',
        '..%5c..%5c',
        '%2f',
        '%5c',
        '%252e%252e%252f',
        '....//',
        '..;',
        ';x=1',
      ],
      ...[
        '*',
        '$',
        '~',
        '@',
        "'",
        '(',
        '{id}',
        ':id',
        '%0d%0ax-injected:%20yes',
        '%23',
        '%3f',
        '%20',
        '+',
        '\\',
        '|',
        '^',
        '`',
        '[',
        ']',
        '{',
        '}',
        '"',
        '<',
      ],
      ...['x'.repeat(99), 'x'.repeat(101), 'x'.repeat(4000), '%41'.repeat(120), '__proto__', 'constructor'],
      ...['\u00e9', '\u00ff\u00fe', '\u0080'],
    ),
  },
  { weight: 2, arbitrary: idLike },
)
