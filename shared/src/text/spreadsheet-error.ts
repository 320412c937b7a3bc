/** What a cell shows whose formula has failed, in Excel, Google Sheets and LibreOffice; or whose column is too narrow. */
const ERROR =
  /^(?:#(?:REF!|N\/A|NV|VALUE!|WERT!|DIV\/0!|NAME\??|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|BUSY!|CONNECT!|UNKNOWN!|ERROR!|GETTING_DATA|EXTERNAL!|PYTHON!|TIMEOUT!)|#{3,}|Err:\d{3})$/i;

/** Whether a text is the error of a spreadsheet, which says nothing of what was meant. */
export function isSpreadsheetError(text: string): boolean {
  const plain = text.trim();
  // Most cells are looked at in vain.
  return /^[#E]/i.test(plain) && ERROR.test(plain);
}
