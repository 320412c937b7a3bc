import { VehicleList } from '../../../features/catalogue/vehicle-list.tsx';

export function ScootersPage() {
  return <VehicleList type="scooter" />;
}
