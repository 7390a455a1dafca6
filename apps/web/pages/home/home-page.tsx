import { useState } from 'react'
import { createLoad } from '../../api/load.ts'
import { LazyKeptCard } from './cards/lazy-kept-card.tsx'
import { BeforeCard } from './cards/before-card.tsx'
import { ContactsCard } from './cards/contacts-card.tsx'
import { FollowCard } from './cards/follow-card.tsx'
import { DeviceCard } from './cards/device-card.tsx'
import { EmergencyCard } from './cards/emergency-card.tsx'
import { Hero, HeroWords } from './hero/hero.tsx'
import { ImportantCard } from './cards/important-card.tsx'
import { RegisterCard } from './register/register-card.tsx'
import { SecondCopyCard } from './second-copy/second-copy-card.tsx'
import { ValidationCard } from './cards/validation-card.tsx'
import css from './home-page.module.css'

/** The first screen: what the service is, the way into a report, and all that a person may need before or after one (SH-06). */
export function HomePage() {
  const [address] = useState(createLoad<{ ip: string }>)
  return (
    <>
      <LazyKeptCard className="wrap" />
      <Hero />
      <div className={`wrap ${css.cards}`}>
        <div className={css.whole}>
          <RegisterCard address={address} />
        </div>
        <div className={css.whole}>
          <HeroWords />
        </div>
        <div className={css.whole}>
          <FollowCard />
        </div>
        <BeforeCard />
        <ImportantCard />
        <div className={css.whole}>
          <EmergencyCard />
        </div>
        <SecondCopyCard />
        <ValidationCard />
        <ContactsCard />
        <DeviceCard address={address} />
      </div>
    </>
  )
}
