import { defineRecipe } from '@chakra-ui/react'

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    borderRadius: '6px',
    backgroundColor: 'sunken',
    backgroundImage: 'linear-gradient(100deg, {colors.sunken} 40%, {colors.hairline} 50%, {colors.sunken} 60%)',
    backgroundSize: '300% 100%',
    animation: 'sheen 1.6s linear infinite',
    color: 'transparent',
    userSelect: 'none',
  },
})

export const spinnerRecipe = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    width: '20px',
    height: '20px',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'pill',
    animation: 'spin 800ms linear infinite',
  },
})
