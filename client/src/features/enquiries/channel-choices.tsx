import { useRef } from 'react';
import { channels } from '@dealership/shared';
import { formTexts } from '@dealership/shared/texts/public/forms.ts';
import { Choice } from '../../ui/forms/field.tsx';
import { channelName } from './channel-name.ts';

/**
 * The channels to be reached on, and one tick for all of them, which has no name and is not sent. The ticks belong to
 * the form, not to React, like all its controls.
 */
export function ChannelChoices({ wire }: { wire: string }) {
  const all = useRef<HTMLInputElement>(null);
  const single = useRef(new Map<string, HTMLInputElement | null>());
  const boxes = () => [...single.current.values()].filter((box) => box !== null);
  return (
    <>
      <Choice
        label={formTexts.allChannels}
        ref={all}
        type="checkbox"
        onChange={({ target }) => {
          for (const box of boxes()) box.checked = target.checked;
        }}
      />
      {channels.map((channel) => (
        <Choice
          key={channel}
          label={formTexts.channels[channel]}
          ref={(box) => void single.current.set(channel, box)}
          type="checkbox"
          name={channelName(wire, channel)}
          onChange={() => {
            if (all.current) all.current.checked = boxes().every(({ checked }) => checked);
          }}
        />
      ))}
    </>
  );
}
