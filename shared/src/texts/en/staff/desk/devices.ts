export const deviceTexts = {
  here: 'Alerts on this device',
  about:
    'This phone or computer shows an alert when something waits for you. It is sent, encrypted, through your browser’s push service.',
  on: 'Alerts are on.',
  off: 'Alerts are off.',
  switchOn: 'Switch alerts on',
  switchingOn: 'Switching on...',
  switchOff: 'Switch alerts off',
  switchingOff: 'Switching off...',
  switchedOn: 'This device shows alerts now',
  switchedOff: 'This device no longer shows alerts',
  insecure:
    'Alerts need a site that is served with https. Open the desk at its address with https, or ask the person who looks after the server.',
  install:
    'On an iPhone or iPad alerts work once the desk is on the home screen: in Safari choose Share, then Add to Home Screen, and open it from there.',
  oldSystem:
    'Alerts need iOS or iPadOS 16.4 or newer. Update this device, then open the desk again.',
  unsupported:
    'This browser shows no alerts. Chrome, Edge, Firefox and Safari do in their newer versions, not in private windows.',
  denied:
    'This browser does not let the site show notifications. Allow them in the browser’s settings for this site, and load the page again.',
  notAllowed: 'Please answer the browser’s question: choose Allow.',
  notReady: 'Alerts are still being set up. Try again in a moment.',
  notSubscribed:
    'Your browser’s push service could not be reached, or the browser does not allow it. Please try again.',
  devices: 'Your devices',
  thisOne: 'This device',
  added: (day: string) => `Since ${day}`,
  used: (moment: string) => `Last alert ${moment}`,
  unused: 'No alert yet',
  remove: 'Remove',
  removeOf: (label: string) => `Remove: ${label}`,
  removed: 'Removed',
  test: 'Send a test',
  testing: 'Sending...',
  tested: (label: string) => `${label}: the test is on its way.`,
  notTested: (label: string) =>
    `${label}: the test did not arrive. On that device switch alerts off and on again. If the next test fails too, ask the person who looks after the server: its log has the reason.`,
};
