/** Lines that builders name together, by their ids in the price books. */
export const lineGroups = {
  steel: ['steel', 'binding_wire'],
  cement: ['cement'],
  bricks: ['bricks', 'blocks'],
  wiring: ['wire_15', 'wire_25', 'wire_4', 'main_cable', 'db', 'lowvolt'],
  tiles: ['floor_tile', 'skirting', 'bath_floor', 'wall_tile'],
  doors: ['doors', 'bath_doors', 'main_door', 'frames'],
  sanitary: ['wc', 'basin', 'mixers', 'bib', 'bath_acc', 'shower_encl', 'sink'],
  lights: ['lights', 'wall_lights', 'fans', 'exhaust'],
  wardrobes: ['wardrobes'],
  connections: ['elec_conn', 'service_cable', 'meter_board', 'gas_conn', 'water_conn', 'telecom'],
} as const satisfies Record<string, readonly string[]>
