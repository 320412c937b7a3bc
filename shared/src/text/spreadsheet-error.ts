/** What a cell shows whose formula has failed, in Excel, Google Sheets and LibreOffice; or whose column is too narrow. */
const ERROR =
  /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|EXTERNAL!|ERROR!|GETTING_DATA)$|^Err:\d{3}$|^#{3,}$/i;

/** Whether a text is the error of a spreadsheet, which says nothing of what was meant. */
export function isSpreadsheetError(text: string): boolean {
  return ERROR.test(text.trim());
}
