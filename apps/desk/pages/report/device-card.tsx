import type { DeskReport } from '@delegacia/contract/desk/report'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'

/** The device from which the report came: whoever opens the report is in the log as one who could see it. */
export function DeviceCard({ device }: { device: DeskReport['aparelho'] }) {
  const { ip, navegador, lugar, latitude, longitude, versao } = device
  const point = latitude === undefined ? undefined : `${latitude}, ${longitude}`
  const rows = [
    { label: 'Endereço na internet (IP)', value: ip },
    { label: 'Navegador', value: navegador },
    { label: 'Lugar do aparelho', value: lugar },
    { label: 'Ponto do aparelho', value: point },
    { label: 'Versão do portal', value: versao },
  ]
  return (
    <Card folded title="Aparelho que enviou">
      <p className="soft">
        Só a polícia vê: não sai no papel. O aparelho pode ser de outra pessoa, e o lugar é o de onde se
        enviou, não o do fato.
      </p>
      <DescriptionList
        dense
        rows={rows.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))}
      />
    </Card>
  )
}
