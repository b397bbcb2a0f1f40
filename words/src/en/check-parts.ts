// Parts and terms of a builder’s price, for the check and for the agreement.

export const persft = 'a sq ft'
export const inPrice = 'In'
export const apart = 'Apart'
export const tax = 'Tax'
export const taxTop = 'On top'
export const changes = 'How changes are priced'
export const payduring = 'during the work'
export const rows = {
  tank: 'Overhead tank',
  septic: 'Septic tank',
  parapet: 'Roof parapet, 3 ft',
  wall: 'Boundary wall',
  gate: 'Main gate',
  front: 'Front elevation',
  kitchen: 'Kitchen',
  fees: 'Meters, bore, plan approval',
  shuttering: 'Shuttering and props',
}
export const chips = {
  steel: 'Steel',
  cement: 'Cement',
  bricks: 'Bricks',
  wiring: 'Wires',
  tiles: 'Tiles',
  doors: 'Doors',
  sanitary: 'Sanitary',
  lights: 'Lights, fans',
  wardrobes: 'Wardrobes',
}
export const hows = {
  excluded: 'Left out',
  owner: 'I buy it',
  aside: 'Sum set aside',
}
export const sum = 'Sum, Rs, if you know it'
export const sKeep = 'Keep it'
export const sUnkept = 'This device keeps nothing. Take a link or a file along before you close the page.'
