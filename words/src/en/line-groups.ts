/** Groups of lines, as builders name them. */
export const groupNames = {
  steel: 'Steel',
  cement: 'Cement',
  bricks: 'Bricks',
  wiring: 'Wires',
  tiles: 'Tiles',
  doors: 'Doors',
  sanitary: 'Sanitary',
  lights: 'Lights and fans',
  wardrobes: 'Wardrobes',
  connections: 'Connections',
}
