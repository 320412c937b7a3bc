import type { VehicleType } from '@dealership/shared';

/** `bikeName` is the model's name in calls and addresses; `name` is what people read. */
export interface DemoVehicle {
  type: VehicleType;
  bikeName: string;
  name: string;
}

function motorcycle(name: string, bikeName = name): DemoVehicle {
  return { type: 'motorcycle', bikeName, name };
}

function scooter(name: string, bikeName = name): DemoVehicle {
  return { type: 'scooter', bikeName, name };
}

/** The demo catalogue's 26 models, in the order of the lists. */
export const demoVehicles: readonly DemoVehicle[] = [
  motorcycle('Shine 100'),
  motorcycle('Shine 100 DX'),
  motorcycle('CD110 Deluxe', 'CD110 DELUXE'),
  motorcycle('Livo'),
  motorcycle('Shine 125'),
  motorcycle('SP125'),
  motorcycle('CB125 Hornet'),
  motorcycle('SP160'),
  motorcycle('Unicorn'),
  motorcycle('X-Blade', 'XBLADE'),
  motorcycle('Hornet 2.0'),
  motorcycle('NX200'),
  motorcycle('CB200X'),
  motorcycle('CBR 150R'),
  motorcycle('CB300F'),
  motorcycle('CB350'),
  motorcycle("H'ness CB350", 'Hness CB350'),
  scooter('Activa 6G'),
  scooter('Activa 110'),
  scooter('Activa 125'),
  scooter('Dio 110'),
  scooter('Dio 125'),
  scooter('Grazia 125'),
  scooter('Aviator'),
  scooter('Activa e:', 'Activa e'),
  scooter('QC1'),
];
