import { dayText } from '../../common/time/moment-words.ts';

// In lakh grouping.
const formatWhole = new Intl.NumberFormat('en-IN');

const saveAsXlsx = 'Open it in Excel, save it as .xlsx, and choose that file';

/** Names of the kinds of files that people choose in place of a table, and what to do. */
const otherSorts = {
  archive: 'This is a ZIP folder. Unpack it and choose the file in it',
  contacts:
    'This is a file of contacts (vCard). Enter the contacts in a spreadsheet, save it as .xlsx, and choose that file',
  data: 'This is a file of data for programs (JSON). Ask for it as CSV or Excel, and choose that file',
  document:
    'This is a document. Copy its table into a spreadsheet, save it as .xlsx, and choose that file',
  numbers:
    'This is a file of Apple Numbers. Open it in Numbers, export it to Excel (.xlsx), and choose that file',
  ods: 'This is an OpenDocument spreadsheet (.ods). Open it in LibreOffice or Excel, save it as .xlsx, and choose that file',
  page: `This is a web page without a table. ${saveAsXlsx}`,
  pdf: 'This is a PDF. Ask for the list as CSV or Excel (.xlsx), or copy its table into a spreadsheet and save it as .xlsx',
  picture:
    'This is a picture. Ask for the list as CSV or Excel (.xlsx), or enter it in a spreadsheet and save it as .xlsx',
  recording: 'This is a recording. Choose a CSV file or an Excel file (.xlsx)',
  web_archive: `This is a saved web page (.mht). ${saveAsXlsx}`,
  xlsb: `This is a binary Excel workbook (.xlsb). ${saveAsXlsx}`,
  xml: `This is an Excel workbook in XML. ${saveAsXlsx}`,
};

/** Problems of calls that no form finds before it sends. */
export const callProblems = {
  /** No other code fits: the shape as a whole is wrong. */
  invalid: 'Invalid input',
  not_text: 'Enter this as text',
  not_option: ({ options }: { options: readonly string[] }) =>
    `Choose one of: ${options.join(', ')}`,
  not_offer: 'Choose an offer',
  not_boolean: 'Choose yes or no',
  not_channels: 'Choose the channels',
  mobile_or_email: 'Enter one: a mobile number, an email address or a reference',
  name_missing: 'Enter a name',
  /** It has only signs. */
  not_name: 'Enter a name with letters or digits',
  user_id_missing: 'Enter your user ID',
  user_id_too_long: 'This user ID is too long',
  password_missing: 'Enter your password',
  password_too_long: 'This password is too long',
  current_password_missing: 'Enter your current password',
  current_password_wrong: 'The current password is incorrect',
  new_password_missing: 'Enter a new password',
  new_password_common: 'This password is too common. Choose another',
  new_password_not_repeated: 'Enter the new password again',
  not_price: 'Please enter a valid price',
  price_and_variants: 'Send either one price or the prices of variants, not both',
  not_variant: 'This model has no such variant',
  variant_repeated: 'This variant is listed twice',
  not_status: 'The status must be 1 (active) or 0 (inactive)',
  title_missing: 'Enter a title',
  description_missing: 'Enter a description',
  text_too_long: 'This text is too long',
  picture_missing: 'Choose a picture',
  too_many_pictures: ({ max }: { max: number }) =>
    max === 1 ? 'Choose one picture' : `Choose at most ${max} pictures`,
  picture_empty: 'This picture file is empty',
  not_picture: 'Choose a JPEG, PNG, WebP or GIF picture',
  picture_damaged: 'This picture is damaged',
  picture_too_large: ({ megabytes }: { megabytes: number }) =>
    `A picture can be at most ${megabytes} MB`,
  picture_too_many_pixels: ({ megapixels }: { megapixels: number }) =>
    `A picture can have at most ${megapixels} megapixels. Save it in a smaller size`,
  picture_too_heavy: 'Save this picture without interlacing, or with 8 bits per colour',
  not_photograph: 'Choose a JPEG, PNG, WebP, HEIC, AVIF or GIF picture',
  picture_progressive: ({ megapixels }: { megapixels: number }) =>
    `A progressive or interlaced picture can have at most ${megapixels} megapixels. Save it without that`,
  heic_too_many_pixels: ({ megapixels }: { megapixels: number }) =>
    `A HEIC or AVIF picture like this can have at most ${megapixels} megapixels. Save it as JPEG, or take it in a smaller size`,
  heic_unreadable: 'This HEIC or AVIF picture cannot be read. Save it as JPEG and choose it again',
  not_date: 'Enter a date as YYYY-MM-DD',
  not_past: 'Enter a time that has passed',
  day_out_of_reach: ({ first, last }: { first: string; last: string }) =>
    `Enter a day from ${first} to ${last}`,
  days_reversed: 'From Date is after To Date',
  search_not_text: 'Enter the search as text',
  search_too_long: ({ max }: { max: number }) => `Use at most ${max} characters in a search`,
  search_unreadable: 'Remove the unreadable characters from the search',
  not_page: 'page must be a whole number of at least 1',
  limit_out_of_range: ({ max }: { max: number }) => `limit must be a whole number from 1 to ${max}`,
  not_place: 'after must be the value of next in the answer before',
  not_kind: 'Choose a type of enquiry',
  not_format: 'Choose PDF, CSV or Print',
  rows_out_of_range: ({ max }: { max: number }) => `rows must be a whole number from 1 to ${max}`,
  user_id_not_text: 'Enter the user ID as text',
  user_id_unusable: ({ max }: { max: number }) => `A user ID can have at most ${max} characters`,
  not_action: 'Choose an action',
  new_user_id_missing: 'Enter a user ID',
  not_user_id:
    'Use 1 to 64 of a-z, 0-9, dot, hyphen and underscore, beginning with a letter or digit',
  user_id_taken: 'Someone has this user ID already',
  key_name_taken: 'There is or was a key with this name. Choose another name',
  lead_id_missing: 'Send the id that the lead has with you, as text',
  lead_id_used: 'An earlier lead with this id has another number or address',
  lead_unreachable: 'Send a mobile number or an email address',
  lead_not_flat: 'Send texts and numbers, or lists of them',
  not_role: ({ options }: { options: readonly string[] }) => `Choose one of: ${options.join(', ')}`,
  not_version: 'Say which version was changed',
  last_owner:
    'The dealership needs an owner: make someone else an owner first, active and with no earlier last day',
  expiry_past: 'Choose today or a later day',
  code_missing: 'Enter the code',
  code_wrong: 'This code is not right, or has been used already',
  passkey_unusable: 'This passkey could not be used',
  passkey_known: 'This passkey is there already',
  too_many_passkeys: ({ max }: { max: number }) =>
    `There can be ${max} passkeys. Remove one that you no longer use`,
  no_second_factor: 'Add a passkey or an authenticator app first',
  last_factor: 'Your role needs a second factor: add another one before you remove this one',
  value_missing: 'Fill this in',
  value_repeated: 'The same thing is listed twice',
  too_many_values: ({ max }: { max: number }) => `There can be at most ${max} here`,
  not_phone: 'Enter a phone number of 8 to 13 digits, such as +91 353 243 0000',
  not_whatsapp: 'Enter a WhatsApp number: 10 digits, or with the country code in front',
  not_web_address: 'Enter an address that begins with https://',
  not_mark: ({ marks }: { marks: readonly string[] }) =>
    `In braces use only ${marks.map((mark) => `{${mark}}`).join(', ')}`,
  sample_number: 'This number is a sample and reaches nobody: enter your own',
  first_steps_open: 'Some of the first steps are still open',
  not_film: 'Enter the address of a video on YouTube, or leave it empty',
  not_position: 'Enter latitude and longitude in degrees, such as 22.5726 and 88.3639',
  not_rate: 'Enter a yearly rate above 0 and up to 50 %',
  not_rate_percent: 'Enter a percentage from 0 to 50',
  amount_below_0: ({ max }: { max: number }) => `Enter rupees from 0 to ${formatWhole.format(max)}`,
  not_band_limit: 'Enter a number above 0, or leave it empty for all above',
  not_rate_value: 'Enter an amount, or a percentage with its least amount',
  bands_overlap: 'This row does not go higher than the row before',
  bands_gap: 'Above this row something has no rate: leave its limit empty',
  rates_overlap: ({ day }: { day: string }) =>
    `On ${dayText(day)} ${day.slice(0, 4)} another table for the same line holds too`,
  rates_gap: ({ day }: { day: string }) =>
    `From ${dayText(day)} ${day.slice(0, 4)} no table holds until this one`,
  not_loan_months: ({ max }: { max: number }) => `Enter whole months from 3 to ${max}`,
  not_card_days: ({ max }: { max: number }) => `Enter whole days from 1 to ${max}`,
  not_upi_id: 'Enter a UPI id such as shop@bank',
  no_such_loan: 'This lender has no such loan for this sum',
  above_price: 'More than the vehicle costs',
  not_quotation_day: ({ days }: { days: number }) =>
    `Choose a day from today to ${days} days ahead`,
  not_years: 'Enter whole years from 1 to 10',
  not_among_years: 'Choose one of the years that visitors are offered',
  not_answer_time: 'Enter whole minutes up to 6000, or whole days up to 30',
  not_after_due: 'This has to be later than the time before it',
  reason_needed: '“Cannot be reached” and “Not an enquiry” have to stay',
  reason_used: ({ reason }: { reason: string }) =>
    `Enquiries have been closed with “${reason}”: it can be hidden, not removed`,
  reason_missing: 'Say why it was closed',
  not_reason: 'This reason is no longer offered',
  detail_missing: 'Say a little more about this reason',
  not_step: 'This cannot be done with an enquiry of this state',
  not_next: 'Say what comes next',
  not_ahead: ({ days }: { days: number }) => `Choose a time from now to ${days} days ahead`,
  not_assignable: 'This person does not answer such enquiries',
  day_off: 'Today is a day off',
  no_appointment: 'There is no open appointment',
  appointment_to_come: 'The appointment is still to come',
  not_earlier: 'Choose an earlier enquiry of this type, still open, of the same customer',
  not_undoable: 'This can no longer be undone',
  not_reply: 'This template no longer exists',
  reply_not_fitting: 'This reply is for other enquiries',
  reply_wrong_way: 'This reply is not sent in this way',
  reply_unfilled: 'Fill in the words that are still in braces, such as {name}',
  no_consent:
    'Offers may be sent only to customers who have agreed to them, and this one has not agreed, or no longer does. They opt in on the Optain page of the website',
  consent_unconfirmed:
    'After a stop this customer has asked for messages again on the website, where anyone can type a number. Call the customer and confirm it on the customer’s page',
  consent_unchecked:
    'Since the database was restored no offers are sent. An owner has to check it first, on the screen Email delivery',
  no_mail_channel: 'Email is not set up on the server',
  no_mail_address: 'This customer has given no email address',
  no_number: 'This customer has given no mobile number',
  name_or_number: 'Enter a name or a mobile number',
  same_customer: 'This is the same customer already',
  already_joined: 'These two customers have been linked already',
  key_reused: 'Something else has been stored under this key already',
  not_joined: 'This customer is no longer linked with the other',
  not_customer: 'This customer no longer exists',
  not_hourly: ({ max }: { max: number }) => `Enter a whole number from 0 to ${max}`,
  not_months: ({ max }: { max: number }) =>
    `Enter whole months from 1 to ${max}, or leave it empty`,
  not_today: ({ today }: { today: string }) =>
    `The server’s clock says ${dayText(today)} ${today.slice(0, 4)}. One of the two is wrong`,
  set_by_environment: ({ variable }: { variable: string }) => `${variable} on the server sets this`,
  not_time: 'Enter a time, such as 10:00',
  quiet_all_day: 'Quiet hours must end at a different time from when they begin',
  hours_reversed: 'This ends before it begins',
  hours_overlap: 'These hours overlap: put them in order, with a break between',
  days_end_early: 'The last day is before the first',
  too_many_days: ({ max }: { max: number }) => `Use at most ${max} days in a row`,
  days_overlap: ({ day }: { day: string }) => `Two entries cover the same day (${dayText(day)})`,
  not_fact: 'There is no such setting',
  not_branch: 'There is no such branch',
  not_view: 'There is no such view',
  view_exists: 'There is a view of this name already',
  too_many_views: ({ max }: { max: number }) =>
    `There can be at most ${max} views. Delete one first`,
  may_not_share: 'Only managers and owners share views with everyone',
  not_placeholder:
    'In braces use only {name}, {model}, {price}, {time}, {calendar}, {branch} and {reference}',
  too_many_replies: ({ max }: { max: number }) =>
    `There can be at most ${max} replies. Change one that is hidden`,
  branch_exists: 'There is a branch of this name at this address already',
  first_branch: 'The first branch is the dealership itself: it can be neither hidden nor deleted',
  too_many_branches: ({ max }: { max: number }) =>
    `There can be at most ${max} branches. Delete one first`,
  not_figure: ({ min, max }: { min: number; max: number }) =>
    `Enter a number from ${min} to ${max}, or leave empty`,
  not_picture_path: 'This is no picture of this website',
  picture_used:
    'This picture is in the list already, perhaps among what was deleted. Change it there, or choose another one',
  not_focus: 'Choose a place in the picture, from 0 to 100 % from the left and from the top',
  not_swatch: 'Choose a colour',
  not_label: 'Begin with a letter; letters and digits only',
  not_instant: 'Enter a day and a time, such as 2026-12-01 10:00',
  not_soon: ({ days }: { days: number }) => `Choose a time from now to ${days} days ahead`,
  end_before_start: 'The end has to be after the start',
  not_content: 'This no longer exists here',
  not_model: 'This model does not exist',
  model_exists: ({ name }: { name: string }) =>
    `${name} already uses this page address: choose another name`,
  too_many_models: ({ max }: { max: number }) => `There can be at most ${max} models`,
  not_turn: ({ count, least, most }: { count: number; least: number; most: number }) =>
    `A 360° view has ${least} to ${most} pictures, and these are ${count}`,
  turn_of_sizes: ({ width, height, others }: { width: number; height: number; others: number }) =>
    `All pictures of a 360° view have to be of the same size. Most have ${width} × ${height} pixels, and ${others} have another size`,
  price_missing: 'A model needs a price before visitors see it',
  no_draft: 'Nothing has changed that could be published',
  not_stock_place: 'No model on sale has this variant in this colour',
  not_stock: ({ max }: { max: number }) =>
    `Stock is showroom, order, days-1 to days-${max}, or nothing`,
  not_stock_words: 'Write “In the showroom”, a number of days such as “7 days”, or “On order”',
  stock_list_missing: 'Choose one file with the stock',
  stock_list_too_large: ({ megabytes }: { megabytes: number }) =>
    `A file with the stock can be at most ${megabytes} MB`,
  stock_list_without_heads: ({ columns }: { columns: readonly string[] }) =>
    `One of the first rows must name the columns: ${columns.join(', ')}. Download the stock to see how`,
  not_part: 'Nothing with a price has this key',
  list_missing: 'Choose one file, the price list',
  not_list: 'Choose a CSV file or an Excel file (.xlsx)',
  list_of_other_sort: ({ sort }: { sort: keyof typeof otherSorts }) => otherSorts[sort],
  list_quote_open: ({ row }: { row: number }) =>
    `A quotation mark (") in row ${row} has no second one, so the rows cannot be told apart. Remove it, or save the file as .xlsx`,
  list_too_large: ({ megabytes }: { megabytes: number }) =>
    `A price list can be at most ${megabytes} MB`,
  list_too_heavy: ({ megabytes }: { megabytes: number }) =>
    `This file unpacks to more than ${megabytes} MB, which no such list does`,
  list_too_long: ({ max }: { max: number }) =>
    `This list can have at most ${max} rows below its headings`,
  list_with_macros:
    'This workbook holds macros. Save it as .xlsx, without macros, and choose that file',
  list_locked_or_old:
    'This file is locked with a password or in the format of an old Excel (.xls). Open it in Excel, save it as .xlsx without a password, and choose that file',
  list_damaged: 'This file is damaged. Save it again, and choose the new file',
  list_unreadable:
    'This file takes too long or too much memory to read. Save it as CSV, and choose that file',
  list_without_heads: ({ columns }: { columns: readonly string[] }) =>
    `One of the first rows must name the columns: ${columns.join(', ')}. Download the price list to see how`,
  cell_is_formula: 'This is a formula. Enter what it comes to instead',
  cell_is_error: ({ text }: { text: string }) =>
    `The spreadsheet shows the error ${text} here. Put it right, or empty the cell`,
  cell_garbled:
    'These letters are damaged. Save the file from where it comes as “CSV UTF-8” or Excel (.xlsx) and choose it again, or correct the cell',
  cell_rounded:
    'The spreadsheet has rounded this number. Format the column as text, enter the number again, and save the file',
  amount_parted: ({ text }: { text: string }) =>
    `A comma has parted this amount (${text}). Leave the comma out, or put the amount in quotation marks`,
  row_repeated: ({ row }: { row: number }) =>
    `Row ${row} is about the same thing. Leave one of the two`,
  leads_missing: 'Choose one file with leads',
  leads_too_large: ({ megabytes }: { megabytes: number }) =>
    `A file of leads can be at most ${megabytes} MB`,
  leads_without_heads:
    'One of the first rows must name the columns, such as Name and Mobile number',
  leads_changed: 'This is not the file that was checked. Check it again',
};
