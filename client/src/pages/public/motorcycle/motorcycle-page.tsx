import { VehicleList } from '../../../features/catalogue/vehicle-list.tsx';

export function MotorcyclePage() {
  return <VehicleList type="motorcycle" />;
}
