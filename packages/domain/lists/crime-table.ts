export { crimeTable, type Crime, type CrimeRoute } from './crimes/crime-table.ts'
