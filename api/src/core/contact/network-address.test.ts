import { expect, it } from 'vitest'
import { maskNetwork, networkOf } from './network-address.ts'

it.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.x'],
  ['203.0.113.9:52100', '203.0.113.9', '203.0.113.x'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.x'],
  ['::ffff:cb00:7109', '203.0.113.9', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
  ['not an address', 'unknown', 'unknown'],
  ['', 'unknown', 'unknown'],
])('counts %s as %s and logs it as %s', (address, network, masked) => {
  expect(networkOf(address)).toBe(network)
  expect(maskNetwork(address)).toBe(masked)
})
