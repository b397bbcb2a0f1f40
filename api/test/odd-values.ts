/** Texts that a careless copy would change. */
export const oddTexts = [
  'گھر کا نقشہ، لاہور — ۱۲ مرلہ',
  '👷🏽‍♀️🏗️ “quotes” \'single\' back\\slash \\u0000 %s $1 ? {"a": [1, null]}',
  'Lines\none\r\ntwo\ttabs\u2028and e\u0301 beside é',
  ' ',
  'null',
  '0012',
]

export const far = 253_402_300_799_999
