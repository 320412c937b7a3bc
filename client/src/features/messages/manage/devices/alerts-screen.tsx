import { deviceTexts as texts } from '@dealership/shared/messages/staff/devices.ts';
import screenStyles from '../../../../ui/admin-screen.module.css';
import { DevicesSection } from './devices-section.tsx';

/** Where and of what somebody of the staff is told. */
export function AlertsScreen({ userId }: { userId: string }) {
  return (
    <section className={screenStyles.page} aria-labelledby="screen-title">
      <h1 id="screen-title">{texts.title}</h1>
      <p className={screenStyles.hint}>{texts.intro}</p>
      <DevicesSection userId={userId} />
    </section>
  );
}
