/** Answers of calls that have succeeded; enquiries have their own (`common/kinds`). */
export const answerTexts = {
  messagesStopped: 'We no longer send reminders or offers to this number.',
  loggedOut: 'You have been logged out.',
  profileUpdated: 'Profile updated successfully',
  passwordUpdated: 'Password updated successfully',
  signedOutElsewhere: 'You have been signed out everywhere else.',
  restoreChecked: 'Offers may be sent again.',
  messagesTried: ({ tried }: { tried: number }) => {
    if (tried === 0) return 'None of these messages is marked as failed any more.';
    return tried === 1 ? 'One message is tried again.' : `${tried} messages are tried again.`;
  },
  webhookRemoved: 'Address removed',
  keyRevoked: 'Key revoked',
  staffAdded: 'Account added',
  staffChanged: 'Account changed',
  linkMade: 'Link made',
  sessionsEnded: ({ ended }: { ended: number }) => {
    if (ended === 0) return 'They were not signed in anywhere.';
    return ended === 1 ? 'One session was ended.' : `${ended} sessions were ended.`;
  },
  factorsReset: 'Second factors removed',
  roleChanged: 'Saved',
  settingsChanged: 'Saved',
  branchAdded: 'Branch added',
  branchChanged: 'Saved',
  calendarMade: 'Calendar address made',
  calendarEnded: 'Calendar address ended',
  branchDeleted: 'Branch deleted',
  branchBack: 'Branch brought back',
  contentChanged: 'Saved',
  contentMoved: 'Moved',
  contentBack: 'Brought back',
  pictureAdded: 'Picture stored',
  pictureChanged: 'Picture changed',
  modelAdded: 'Model added as a draft',
  modelSaved: 'Draft saved',
  modelPublished: 'Published',
  modelScheduled: 'Scheduled',
  modelUnscheduled: 'Schedule cancelled',
  modelMoved: 'Moved',
  modelDeleted: 'Model deleted. You can bring it back for 30 days',
  modelBack: 'Model brought back',
  priceListApplied: ({ changed }: { changed: number }) =>
    changed === 1 ? 'One price changed' : `${changed} prices changed`,
  priceListPlanned: ({ changed }: { changed: number }) =>
    changed === 1 ? 'New price scheduled' : `${changed} new prices scheduled`,
  priceListSame: 'These prices are the same already: nothing changed',
  stockChanged: ({ changed }: { changed: number }) =>
    changed === 0 ? 'Nothing was changed' : 'Saved',
  leadsImported: ({ added }: { added: number }) =>
    added === 1 ? '1 enquiry imported' : `${added} enquiries imported`,
  leadsSame: 'These leads had been imported already: nothing was added',
  leadsUnread: 'No row could be imported: nothing was added',
  plannedPriceDropped: 'Scheduled price cancelled',
  passwordSet: 'Your password is set. You can sign in now.',
  factorAdded: 'Second factor added',
  factorRemoved: 'Second factor removed',
  recoveryCodesMade: 'You have ten new recovery codes.',
  ownPhoneAdded: 'This is your own phone now.',
  ownPhoneRemoved: 'This is no longer your own phone.',
  deviceAdded: 'This device shows alerts now.',
  deviceRemoved: 'That device no longer shows alerts.',
  priceUpdated: 'Price updated successfully',
  vehicleActivated: 'Vehicle activated successfully',
  vehicleDeactivated: 'Vehicle deactivated successfully',
  added: {
    banner: 'Banner Added Successfully!',
    image: 'Image Added Successfully!',
    notification: 'Notification Added Successfully!',
    offer: 'Offer Added Successfully!',
  },
  deleted: {
    banner: 'Banner Deleted Successfully!',
    image: 'Image Deleted Successfully!',
    notification: 'Notification Deleted Successfully!',
    offer: 'Offer Deleted Successfully!',
  },
  erased: ({ total }: { total: number }) => {
    if (total === 0) return 'No enquiries from this person were found.';
    return total === 1 ? 'One enquiry was erased.' : `${total} enquiries were erased.`;
  },
};
