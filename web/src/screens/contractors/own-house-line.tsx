import { detailedEstimateAddress, findCityId, findEstimateCity } from '@tameer/contract'
import { nameOf } from '#words/catalogue'
import * as words from '#words/contractors'
import { isInQuestion, type OwnHouse, stayInCity } from '../../features/own-house/own-house.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { IconButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { CloseIcon } from '../../ui/shell-icons.tsx'

type OwnHouseLineProps = {
  house: OwnHouse
  /** The pressed button goes with the question. */
  onAnswer: () => void
  onForget: () => void
}

/** Says that the visitor's own house goes into the messages to companies; asks first where they are of another city. */
export function OwnHouseLine({ house, onAnswer, onForget }: OwnHouseLineProps) {
  return (
    <div className="mt-3 flex items-center justify-between gap-2 border-blue border-s-4 bg-wash ps-4 text-small">
      <div className="py-2">
        {words.forYourHouse(words.houseName(house), house.totalPkr)} ·{' '}
        {isInQuestion(house) ? (
          <CityQuestion house={house} onAnswer={onAnswer} />
        ) : (
          <Link className="link" to={detailedEstimateAddress(house.query)}>
            {words.seeEstimate}
          </Link>
        )}
      </div>
      <IconButton label={words.forgetHouse} onClick={onForget}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}

const answerLook = 'link min-h-11 font-medium'

/** Until it is answered the house goes into no message. A city without prices of its own can only be told of the house. */
function CityQuestion({ house, onAnswer }: Omit<OwnHouseLineProps, 'onForget'>) {
  const cities = useAppSelector((state) => state.cities.list)
  const cityId = house.elsewhere?.cityId ?? 0
  // As the catalogue has it in the page's language.
  const nameInList = (name: string) => nameOf(cities.find(({ id }) => id === findCityId(name)) ?? { name })
  const place = findEstimateCity(cityId)
  const stay = () => {
    stayInCity()
    onAnswer()
  }
  const move = async (city: string) => {
    const { moveHouse } = await import('../../features/own-house/move-house.ts')
    if (!moveHouse(house, city)) stayInCity()
    onAnswer()
  }
  return (
    <>
      <span className="font-medium">{place ? words.buildingInstead(nameInList(place)) : words.notTold}</span>
      <span className="flex flex-wrap gap-x-5">
        {place && (
          <button className={answerLook} onClick={() => void move(place)} type="button">
            {words.yesIn(nameInList(place))}
          </button>
        )}
        <button className={answerLook} onClick={stay} type="button">
          {place ? words.noIn(nameInList(house.city)) : words.tellThem}
        </button>
      </span>
    </>
  )
}
