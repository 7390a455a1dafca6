import { useEffect, useRef } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { nameDocument } from '../frame/document-name.ts'
import { CodePage } from '../pages/login/code-page.tsx'
import { LoginFrame } from '../pages/login/login-frame.tsx'
import { InvitationPage } from '../pages/login/invitation-page.tsx'
import { LoginPage } from '../pages/login/login-page.tsx'
import { LostKeyPage } from '../pages/login/lost-key-page.tsx'

/** Whoever is not logged in finds a way in at every address; the address stays for afterwards. */
export function LoginPages() {
  const [place] = useLocation()
  const shown = useRef(place)
  useEffect(() => {
    nameDocument('Entrar')
    // Whoever came from another of these pages, by keyboard or by ear, goes on from the top of this one.
    if (shown.current !== place) document.getElementById('conteudo')?.focus()
    shown.current = place
    document.querySelector('h1')?.scrollIntoView({ block: 'nearest' })
  }, [place])
  return (
    <LoginFrame>
      <Switch>
        <Route path="/entrar/codigo">
          <CodePage />
        </Route>
        <Route path="/entrar/perdi">
          <LostKeyPage />
        </Route>
        <Route path="/convite">
          <InvitationPage />
        </Route>
        <Route path="/entrar/conta-nao-entrou">
          <LoginPage accountFailed />
        </Route>
        <Route>
          <LoginPage />
        </Route>
      </Switch>
    </LoginFrame>
  )
}
