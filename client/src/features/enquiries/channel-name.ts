/** Name of the control of one channel of the opt-in form. */
export function channelName(wire: string, channel: string): string {
  return `${wire}.${channel}`;
}
