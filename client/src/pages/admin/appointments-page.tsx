import { AppointmentsScreen } from '../../features/desk/appointments/appointments-screen.tsx';
import { screenLink } from './screen-link.ts';

/** The appointments; a page of its own, since it is fetched alone. */
export function AppointmentsPage() {
  return (
    <AppointmentsScreen
      linkTo={(day) => screenLink('appointments', day === '' ? {} : { day })}
      deskLinkTo={(enquiry) => screenLink('desk', { enquiry })}
    />
  );
}
