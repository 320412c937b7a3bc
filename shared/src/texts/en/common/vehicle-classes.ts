import type { VehicleClass } from '../../../catalogue/vehicle.ts';

export const vehicleClassTexts: Readonly<Record<VehicleClass, string>> = {
  commuter: 'Commuter',
  sport: 'Sport',
  naked: 'Naked',
  retro: 'Retro',
  adventure: 'Adventure',
  cruiser: 'Cruiser',
  family: 'Family',
};
