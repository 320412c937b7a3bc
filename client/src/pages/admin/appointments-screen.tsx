import { AppointmentsScreen } from '../../features/desk/manage/appointments/appointments-screen.tsx';
import { screenLink } from './screen-link.ts';

/** The appointments; fetched when they are wanted. */
export function AppointmentsDay() {
  return (
    <AppointmentsScreen
      linkTo={(day) => screenLink('appointments', day === '' ? {} : { day })}
      deskLinkTo={(enquiry) => screenLink('desk', { enquiry })}
    />
  );
}
