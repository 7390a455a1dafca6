import { useEffect } from 'react'
import { ValidatePage } from '../pages/validate/validate-page.tsx'
import { currentStep } from '../router/hash-location.ts'
import { forgetScan, scannedStep, useScan } from '../router/scanned-code.ts'

/** The validation page, with the code of the scan that led here for as long as it is shown. */
export function ValidateRoute() {
  const scan = useScan()
  useEffect(() => forgetScan, [])
  return (
    <ValidatePage key={scan?.time} typed={scan?.code} scanGone={!scan && currentStep() === scannedStep} />
  )
}
