import { Logo } from '@delegacia/ui/logo'
import type { ReactNode } from 'react'

/** What stands beside every way in. */
export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className="login-frame">
      <aside aria-label="A mesa">
        <div className="row">
          <Logo />
          <div>
            <b>Mesa da Delegacia Virtual</b>
            <p className="small">Polícia Civil do Pará</p>
          </div>
        </div>
        <div className="only-wide">
          <h2>Aqui se abre o que alguém confiou à polícia.</h2>
          <ul>
            <li>Cada boletim se abre um por vez, com um motivo.</li>
            <li>Cada abertura fica num registro que ninguém apaga.</li>
            <li>Quem registrou pode ver que cargo e que unidade abriram.</li>
          </ul>
        </div>
      </aside>
      <main id="conteudo" tabIndex={-1}>
        <div className="step stack">{children}</div>
      </main>
    </div>
  )
}
