/** What a cell shows if its formula has failed or its column is too narrow (Excel, Google Sheets, LibreOffice). */
const ERROR =
  /^(?:#(?:REF!|N\/A|NV|VALUE!|WERT!|DIV\/0!|NAME\??|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|BUSY!|CONNECT!|UNKNOWN!|ERROR!|GETTING_DATA|EXTERNAL!|PYTHON!|TIMEOUT!)|#{3,}|Err:\d{3})$/i;

/** Whether a text is the error of a spreadsheet, in which case the intended value is lost. */
export function isSpreadsheetError(text: string): boolean {
  const plain = text.trim();
  // A quick test first, since most cells have no error.
  return /^[#E]/i.test(plain) && ERROR.test(plain);
}
