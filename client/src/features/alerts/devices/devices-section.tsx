import { type DevicesTested, type OwnDevices } from '@dealership/shared';
import { deviceTexts as texts } from '@dealership/shared/texts/staff/desk/devices.ts';
import { outboxTexts } from '@dealership/shared/texts/staff/outbox.ts';
import { deviceName } from '@dealership/shared/texts/staff/people/device-name.ts';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { endAlertsHere, findSubscription } from '../../../lib/staff/alerts-here.ts';
import { call } from '../../../lib/calls/call.ts';
import { timeTexts } from '@dealership/shared/texts/staff/moments.ts';
import { failureText } from '../../../lib/calls/failure-text.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryFailure } from '../../../ui/query-failure.tsx';
import sectionStyles from '../../../ui/own-section.module.css';
import { OwnSection } from '../../../ui/screens/own-section.tsx';
import { alertsObstacle, switchAlertsOn } from './subscribe.ts';
import { queryKeys } from '../../../lib/calls/query-keys.ts';

type Device = OwnDevices['devices'][number];
type Work = 'on' | 'off' | 'test' | number;
interface Press {
  what: Work;
  /** @returns the outcome of a test */
  act: () => Promise<DevicesTested['devices'] | undefined>;
}

/** Switches alerts on or off in this browser, and lists, tests and removes one's own devices (rules: push-devices). */
export function DevicesSection({ userId }: { userId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuery(devicesQuery(userId));

  /** Runs the action of a button, then fetches the list again, also after a failure. */
  const { change, busyWith, answer, failure } = useChange({
    mutate: async ({ act }: Press) => {
      try {
        return await act();
      } catch (error) {
        const obstacle = alertsObstacle();
        // The reason why alerts are not possible takes the place of the button.
        if (obstacle !== undefined) heading.current?.focus();
        if (failureText(error) !== obstacle) throw error;
      } finally {
        await list.refetch();
      }
    },
  });
  const work = (what: Work, act: Press['act']) => void change({ what, act });
  const busy = busyWith?.what;

  const remove = async ({ id: device, current }: Device, done: string): Promise<undefined> => {
    await call('DELETE /api/push/devices/:id', { params: { id: String(device) } });
    if (current) await endAlertsHere();
    heading.current?.focus();
    void showToast('success', done);
  };

  const { devices = [], isSubscribed } = list.data ?? {};
  const current = devices.find((device) => device.current);
  const isOn = current !== undefined && isSubscribed === true;
  return (
    <OwnSection
      texts={{ title: texts.here, about: texts.about }}
      heading={heading}
      isBusy={list.isPending}
    >
      <QueryFailure of={list} />
      {list.data && (
        <Here
          isOn={isOn}
          obstacle={list.data.is_demo ? outboxTexts.inDemo : alertsObstacle()}
          busy={busy}
          onSwitch={() =>
            isOn
              ? work('off', () => remove(current, texts.switchedOff))
              : work('on', async () => {
                  await switchAlertsOn(userId, list.data.public_key);
                  void showToast('success', texts.switchedOn);
                })
          }
        />
      )}
      {devices.length > 0 && (
        <>
          <h3>{texts.devices}</h3>
          <ul className={sectionStyles.list}>
            {devices.map((device) => (
              <DeviceItem
                key={device.id}
                device={device}
                busy={busy}
                onRemove={() => work(device.id, () => remove(device, texts.removed))}
              />
            ))}
          </ul>
          <div>
            <Button
              busy={busy === 'test'}
              disabled={busy !== undefined && busy !== 'test'}
              onClick={() =>
                work('test', async () => (await call('POST /api/push/test', {})).devices)
              }
            >
              {busy === 'test' ? texts.testing : texts.test}
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {failure !== '' && <p className={sectionStyles.obstacle}>{failure}</p>}
        {answer?.map((device) => (
          <p key={device.id} className="hint">
            {(device.failure === null ? texts.tested : texts.notTested)(deviceName(device.label))}
          </p>
        ))}
      </div>
    </OwnSection>
  );
}

interface HereProps {
  isOn: boolean;
  /** Why alerts cannot be on. */
  obstacle: string | undefined;
  busy: Work | undefined;
  onSwitch: () => void;
}

/** Shows whether alerts are on in this browser, with the switch, or why they cannot be on. */
function Here({ isOn, obstacle, busy, onSwitch }: HereProps) {
  if (!isOn && obstacle !== undefined) return <p className={sectionStyles.obstacle}>{obstacle}</p>;
  const isBusy = busy === 'on' || busy === 'off';
  const text = isOn ? texts.switchOff : texts.switchOn;
  return (
    <>
      <p>{isOn ? texts.on : texts.off}</p>
      {isOn && obstacle !== undefined && <p className={sectionStyles.obstacle}>{obstacle}</p>}
      <div>
        <Button busy={isBusy} disabled={busy !== undefined && !isBusy} onClick={onSwitch}>
          {busy === 'on' ? texts.switchingOn : busy === 'off' ? texts.switchingOff : text}
        </Button>
      </div>
    </>
  );
}

interface DeviceItemProps {
  device: Device;
  busy: Work | undefined;
  onRemove: () => void;
}

function DeviceItem({ device, busy, onRemove }: DeviceItemProps) {
  const { id, added, used, current } = device;
  const label = deviceName(device.label);
  return (
    <li>
      <span className={sectionStyles.name}>{label}</span>
      {current && <span>{texts.thisOne}</span>}
      <span className={sectionStyles.times}>{texts.added(timeTexts.day(added))}</span>
      <span className={sectionStyles.times}>
        {used === null ? texts.unused : texts.used(timeTexts.at(used))}
      </span>
      <Button
        variant="quiet"
        busy={busy === id}
        disabled={busy !== undefined && busy !== id}
        aria-label={texts.removeOf(label)}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    </li>
  );
}

/** The devices that get a person's alerts, and whether this browser is one of them. */
export function devicesQuery(userId: string) {
  return queryOptions({
    queryKey: queryKeys.devices(userId),
    queryFn: async ({ signal }) => {
      const [own, subscription] = await Promise.all([
        call('GET /api/push', { signal }),
        findSubscription(),
      ]);
      return { ...own, isSubscribed: subscription !== undefined };
    },
  });
}
