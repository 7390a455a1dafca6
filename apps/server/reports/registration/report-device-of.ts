import type { ReportDevice } from '@delegacia/contract/report-device'
import type { ReportBody } from './encrypt-body.ts'

/** The device from which a report came, without what it did not tell. */
export const reportDeviceOf = ({ registrant }: ReportBody): ReportDevice => {
  const { ip, userAgent, endereco, lat, lon, versionFrontEnd } = registrant
  return {
    ip,
    ...(userAgent && { navegador: userAgent }),
    ...(endereco && { lugar: endereco }),
    ...(lat !== undefined && lon !== undefined && { latitude: lat, longitude: lon }),
    ...(versionFrontEnd && { versao: versionFrontEnd }),
  }
}
