/** What is wrong with a restored database, as a message for the operator. */
export class InspectionError extends Error {
  override name = 'InspectionError'
}
